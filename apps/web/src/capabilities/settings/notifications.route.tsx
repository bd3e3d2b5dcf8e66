import { GetSettings, UpdateUserMetadata } from '@understory/contracts/settings.ts'
import { NOTIFICATIONS } from '@understory/domain/accounts/notifications.ts'
import { Button } from '@understory/ui/button.tsx'
import { Checkbox } from '@understory/ui/checkbox.tsx'
import { PageToast } from '@understory/ui/toasts.tsx'
import { data, redirect } from 'react-router'
import { readForm } from '../../http/posted-form.ts'
import { requireAccount } from '../../http/session.ts'
import { AccountPage, AccountSection } from '../../shell/account-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/notifications.route'

const PATH = '/my-impact/account/notifications'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Notifications',
    description: 'Which emails you want from us.',
    path: PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const settings = await api(GetSettings, {})
  if (!settings.ok) throw data(null, { status: settings.status })
  return {
    chosen: settings.data.notifications,
    saved: new URL(request.url).searchParams.has('saved'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const notifications = Object.fromEntries(NOTIFICATIONS.map(({ kind }) => [kind, form.has(kind)]))
  const answer = await api(UpdateUserMetadata, { body: { notifications } })
  if (!answer.ok) throw data(null, { status: answer.status })
  return redirect(`${PATH}?saved`, 303)
}

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { chosen, saved } = loaderData
  return (
    <AccountPage
      title="Notifications"
      lead="We write when there is something to say, and tell you how to stop it."
    >
      {saved ? <PageToast id="saved" kind="success" body="Saved." /> : null}
      <AccountSection id="choose" title="Emails you can choose">
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
          </div>
          <div>
            <Button type="submit" look="action">
              Save
            </Button>
          </div>
        </form>
      </AccountSection>
      <AccountSection id="always" title="Emails that always come">
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
