import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'

/** The email that asks someone into an account of their colleagues. */
export async function sendInvitation(
  deps: MailDeps,
  { invitationId, tokenHash, url }: Jobs['send-invitation'],
): Promise<void> {
  const invitation = await deps.db
    .selectFrom('invitation as i')
    .innerJoin('account as a', 'a.id', 'i.account_id')
    .leftJoin('app_user as u', 'u.id', 'i.invited_by')
    .select(['i.email', 'i.role', 'i.token_hash', 'a.display_name as account', 'u.name as by'])
    .where('i.id', '=', invitationId)
    .executeTakeFirst()
  // Revoked in the meantime, or followed by another one, whose letter has the link that works.
  if (invitation?.token_hash !== tokenHash) return
  const { email, role } = invitation
  const account = unlinked(invitation.account)
  const by = unlinked(invitation.by ?? 'A colleague')
  const isPersonal = await holdsPersonalAccount(deps, email)
  const message = renderEmail(deps.config, {
    preview: `${by} would like you to join.`,
    heading: `Join ${account} on ${deps.config.siteName}`,
    paragraphs: [
      `${by} has invited you to join the account of ${account} as ${role === 'owner' || role === 'admin' ? 'an' : 'a'} ${role}.`,
      ...(isPersonal ? [personalAlready(by)] : []),
      'The link works once, within seven days, and for this email address only. If you were not expecting it, you can ignore it.',
    ],
    action: { label: 'Look at the invitation', url },
    footer: `Sent by ${deps.config.SELLER_NAME} for ${account}.`,
  })
  await sendOnce(deps, 'invitation', {
    id: `invitation-${invitationId}-${tokenHash.slice(0, 24)}`,
    to: email,
    subject: `${by} has invited you to ${account}`,
    ...message,
  })
}

/** Only to the owner of the address: who invites is not told whether it has an account. */
const personalAlready = (by: string) =>
  `This address already has a personal account with us, and an email address can hold only one kind of account. To accept, ask ${by} to invite another address of yours, or move your personal account to another email first; then open the link.`

async function holdsPersonalAccount({ db }: MailDeps, email: string): Promise<boolean> {
  const held = await db
    .selectFrom('app_user as u')
    .innerJoin('membership as m', 'm.user_id', 'u.id')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('u.email', '=', email)
    .where('a.kind', '=', 'personal')
    .executeTakeFirst()
  return held !== undefined
}
