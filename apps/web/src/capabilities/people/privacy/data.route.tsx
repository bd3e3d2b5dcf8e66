import { ListSessions } from '@understory/contracts/people/accounts/sign-in.ts'
import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { data, redirect } from 'react-router'
import { noteDone } from '../../../http/cookies/just-done.ts'
import { readForm } from '../../../http/posted-form.ts'
import { activeAccount, requireSession } from '../../../http/session.ts'
import { AccountPage, AccountSection } from '../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/data.route'

const PRIVACY_DATA_PATH = '/my-impact/account/data'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your data',
    description: 'Take your data with you, or delete it.',
    path: PRIVACY_DATA_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, user } = await requireSession(request, context)
  const sessions = user.impersonation ? null : await api(ListSessions, {})
  const refused = new URL(request.url).searchParams.get('refused')
  return {
    kind: activeAccount(user)?.accountType ?? 'personal',
    email: user.email,
    isOwn: !user.impersonation,
    hasPassword: sessions?.ok === true && sessions.data.hasPassword,
    refused: refused === 'TOO_MANY_ATTEMPTS' ? REFUSALS.TOO_MANY_ATTEMPTS[1] : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireSession(request, context)
  const form = await readForm(request)
  const answer = await api(DeleteUser, {
    body: { email: form.text('email'), password: form.text('password') || undefined },
  })
  if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
  noteDone(context, 'account-deleted')
  return redirect('/account-deleted', {
    status: 303,
    // Cookies are cleared by the next page, which reads one of them to say what was done.
    headers: { 'clear-site-data': '"cache", "storage"' },
  })
}

export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, email, isOwn, hasPassword, refused } = loaderData
  return (
    <AccountPage title="Your data">
      {actionData ? <RefusalNotice answer={actionData} title={actionData.message} /> : null}
      {refused ? <Notice kind="error" title={refused} /> : null}
      <AccountSection id="export" title="Take it with you">
        <p>
          Everything we keep about you and the accounts you look after, as one ZIP file: JSON for
          machines, and CSV of purchases and the ledger for spreadsheets.
        </p>
        <p>
          {isOwn ? (
            <LinkButton href="/my-impact/account/export.zip">Download my data</LinkButton>
          ) : (
            'Only the person themselves may download it.'
          )}
        </p>
      </AccountSection>
      {isOwn ? (
        <AccountSection id="delete" title="Delete your account">
          {kind === 'business' ? <BusinessEnd /> : <PersonalEnd />}
          <form method="post" noValidate>
            <LabelledInput
              answer={actionData}
              name="email"
              label={`Type your email, ${email}`}
              type="email"
              autoComplete="off"
            />
            {hasPassword ? (
              <LabelledInput
                answer={actionData}
                name="password"
                label="Your password"
                type="password"
                autoComplete="current-password"
              />
            ) : null}
            <div>
              <Button type="submit">Delete my account for good</Button>
            </div>
          </form>
        </AccountSection>
      ) : null}
    </AccountPage>
  )
}

function PersonalEnd() {
  return (
    <>
      <p>
        <strong>What goes:</strong> your name, email, addresses, cards, tax ids, vehicles, settings,
        and every way to sign in. At once, and for good; your badges and public pages follow within
        two minutes, pictures of your certificates within five. Subscriptions end with it, and
        nothing more is charged. Gifts that wait for their day are not sent any more.
      </p>
      <p>
        <strong>What stays:</strong> what you funded, in the ledger and on its certificates, as that
        of a former member; the registration numbers of vehicles that you offset, so that nobody
        offsets the same driving twice; and invoices, because tax law asks us to keep them.
      </p>
    </>
  )
}

function BusinessEnd() {
  return (
    <>
      <p>
        <strong>What goes:</strong> your name, email, and every way to sign in. At once, and for
        good. A business that nobody else is a member of closes with you: its name, addresses,
        cards, tax ids, vehicles, footprints, climate plan and settings go too, and its badges and
        public pages within two minutes, pictures of its certificates within five. Its subscriptions
        end, and nothing more is charged. Its gifts that wait for their day are not sent any more.
      </p>
      <p>
        <strong>What stays:</strong> a business with other members, and all that is its own. If you
        are its only owner, make someone else an owner first, under{' '}
        <a href="/my-impact/account/members">members</a>. Of one that closes, what it funded stays
        in the ledger and on its certificates, as that of a former business; the registration
        numbers of vehicles that it offset; a footprint that it sent for verification, without its
        name; and invoices, with the numbers of the orders that its shops were billed for, because
        tax law asks us to keep them.
      </p>
    </>
  )
}
