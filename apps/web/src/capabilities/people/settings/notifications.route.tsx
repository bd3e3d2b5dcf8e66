import { GetSettings, UpdateUserMetadata } from '@understory/contracts/people/settings.ts'
import {
  GetOwnNewsletter,
  JoinAsUser,
  LeaveAsUser,
} from '@understory/contracts/site/newsletter/newsletter.ts'
import { NOTIFICATIONS } from '@understory/domain/people/settings/notifications.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { data, redirect } from 'react-router'
import type { Api } from '../../../http/api-client.ts'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { AccountPage, AccountSection } from '../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/notifications.route'
import { settingsMessage } from './messages/messages.generated.ts'

const NOTIFICATIONS_PATH = '/my-impact/account/notifications'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: settingsMessage('notifications.notifications'),
    description: settingsMessage('notifications.description'),
    path: NOTIFICATIONS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const [settings, newsletter] = await Promise.all([
    api(GetSettings, {}),
    api(GetOwnNewsletter, {}),
  ])
  if (!settings.ok) throw data(null, { status: settings.status })
  if (!newsletter.ok) throw data(null, { status: newsletter.status })
  const { searchParams } = new URL(request.url)
  return {
    chosen: settings.data.notifications,
    isReading: newsletter.data.state === 'reading',
    saved: searchParams.has('saved'),
    asked: searchParams.has('asked'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const notifications = Object.fromEntries(NOTIFICATIONS.map(({ kind }) => [kind, form.has(kind)]))
  const answer = await api(UpdateUserMetadata, { body: { notifications } })
  if (!answer.ok) throw data(null, { status: answer.status })
  const done = await chooseNewsletter(api, form.has('newsletter'))
  if (typeof done === 'object') return data(done, { status: 409 })
  return redirect(`${NOTIFICATIONS_PATH}?${done}`, 303)
}

/** Where the email is not verified, or mail to it came back, a link comes first. */
async function chooseNewsletter(api: Api, wanted: boolean) {
  const own = await api(GetOwnNewsletter, {})
  if (!own.ok) throw data(null, { status: own.status })
  if (wanted === (own.data.state === 'reading')) return 'saved'
  const answer = wanted ? await api(JoinAsUser, {}) : await api(LeaveAsUser, {})
  if (!answer.ok) return { message: answer.refusal.message }
  return answer.data?.state === 'asked' ? 'saved&asked' : 'saved'
}

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, isReading, saved, asked } = loaderData
  return (
    <AccountPage
      title={settingsMessage('notifications.notifications')}
      lead={settingsMessage('notifications.lead')}
    >
      {saved ? (
        <PageToast id="saved" kind="success" body={settingsMessage('notifications.body')} />
      ) : null}
      {actionData ? <RefusalNotice answer={actionData} title={actionData.message} /> : null}
      {asked ? (
        <Notice kind="info" title={settingsMessage('notifications.pleaseLookMailbox')}>
          <p>{settingsMessage('notifications.sentLinkConfirmNewsletter')}</p>
        </Notice>
      ) : null}
      <AccountSection id="choose" title={settingsMessage('notifications.emailsYouCanChoose')}>
        <form method="post">
          <div className="flow-16">
            {NOTIFICATIONS.filter(({ isAlways }) => !isAlways).map(
              ({ kind: each, name, brings }) => (
                <Checkbox
                  key={each}
                  name={each}
                  label={name}
                  explain={brings}
                  defaultChecked={chosen[each]}
                />
              ),
            )}
            <Checkbox
              name="newsletter"
              label={settingsMessage('notifications.theNewsletter')}
              explain={settingsMessage('notifications.fewTimesYearNew')}
              defaultChecked={isReading}
            />
          </div>
          <div>
            <Button type="submit" look="action">
              {settingsMessage('notifications.save')}
            </Button>
          </div>
        </form>
      </AccountSection>
      <AccountSection id="always" title={settingsMessage('notifications.emailsThatAlwaysCome')}>
        <ul className="list flow-16">
          {NOTIFICATIONS.filter(({ isAlways }) => isAlways).map(({ kind: each, name, brings }) => (
            <li key={each}>
              <strong>{name}</strong>
              <span className="subline">{brings}</span>
            </li>
          ))}
        </ul>
      </AccountSection>
    </AccountPage>
  )
}
