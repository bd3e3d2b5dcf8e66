import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { membersMessage } from './messages/messages.generated.ts'

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
  const by = unlinked(invitation.by ?? membersMessage('invitation.a-colleague'))
  const isPersonal = await holdsPersonalAccount(deps, email)
  const message = renderEmail(deps.config, {
    preview: membersMessage('invitation.preview', { by }),
    heading: membersMessage('invitation.heading', { account, siteName: deps.config.siteName }),
    paragraphs: [
      membersMessage('invitation.paragraphs', {
        by,
        account,
        role,
      }),
      ...(isPersonal ? [personalAlready(by)] : []),
      membersMessage('invitation.paragraphs.2'),
    ],
    action: { label: membersMessage('invitation.action.label'), url },
    footer: membersMessage('invitation.footer', { seller: deps.config.SELLER_NAME, account }),
  })
  await sendOnce(deps, 'invitation', {
    id: `invitation-${invitationId}-${tokenHash.slice(0, 24)}`,
    to: email,
    subject: membersMessage('invitation.subject', { by, account }),
    ...message,
  })
}

/** Only to the owner of the address: who invites is not told whether it has an account. */
const personalAlready = (by: string) => membersMessage('invitation.personal-already', { by })

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
