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
import { strongWords } from '../../../shell/message-tags.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/data.route'
import { privacyMessage, privacyRich } from './messages/messages.generated.ts'

const PRIVACY_DATA_PATH = '/my-impact/account/data'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: privacyMessage('data.yourData'),
    description: privacyMessage('data.description'),
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
    <AccountPage title={privacyMessage('data.yourData')}>
      {actionData ? <RefusalNotice answer={actionData} title={actionData.message} /> : null}
      {refused ? <Notice kind="error" title={refused} /> : null}
      <AccountSection id="export" title={privacyMessage('data.takeItWithYou')}>
        <p>{privacyMessage('data.everythingKeepAboutAccounts')}</p>
        <p>
          {isOwn ? (
            <LinkButton href="/my-impact/account/export.zip">
              {privacyMessage('data.downloadMyData')}
            </LinkButton>
          ) : (
            privacyMessage('data.onlyPersonThemselvesDownload')
          )}
        </p>
      </AccountSection>
      {isOwn ? (
        <AccountSection id="delete" title={privacyMessage('data.deleteYourAccount')}>
          {kind === 'business' ? <BusinessEnd /> : <PersonalEnd />}
          <form method="post" noValidate>
            <LabelledInput
              answer={actionData}
              name="email"
              label={privacyMessage('data.typeYourEmail', { email })}
              type="email"
              autoComplete="off"
            />
            {hasPassword ? (
              <LabelledInput
                answer={actionData}
                name="password"
                label={privacyMessage('data.yourPassword')}
                type="password"
                autoComplete="current-password"
              />
            ) : null}
            <div>
              <Button type="submit">{privacyMessage('data.deleteMyAccountGood')}</Button>
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
      <p>{privacyRich('data.goesNameEmailAddresses', { strong: strongWords })}</p>
      <p>{privacyRich('data.staysFundedLedgerCertificates', { strong: strongWords })}</p>
    </>
  )
}

function BusinessEnd() {
  return (
    <>
      <p>{privacyRich('data.goesNameEmailEvery', { strong: strongWords })}</p>
      <p>
        {privacyRich('data.staysBusinessOtherMembers', {
          strong: strongWords,
          link: (words) => <a href="/my-impact/account/members">{words}</a>,
        })}
      </p>
    </>
  )
}
