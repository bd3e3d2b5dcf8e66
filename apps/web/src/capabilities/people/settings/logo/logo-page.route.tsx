import { RemoveLogo } from '@understory/contracts/people/settings.ts'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { data, redirect } from 'react-router'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { loadSettings } from '../load-settings.ts'
import { settingsMessage } from '../messages/messages.generated.ts'
import SaveBar from '../save-bar.island.tsx'
import styles from '../settings.module.css'
import { SettingsFrame } from '../settings-frame.tsx'
import { LOGO, PROFILE } from '../settings-paths.ts'
import type { Route } from './+types/logo-page.route'
import LogoPicker from './logo-picker.island.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: settingsMessage('logo.brandLogo'),
    description: settingsMessage('logo.description'),
    path: LOGO,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings, shared } = await loadSettings(request, context)
  if (shared.kind !== 'business') throw redirect(PROFILE)
  const code = new URL(request.url).searchParams.get('logo')
  const isProblem = code === 'PICTURE_INVALID' || code === 'PICTURE_TOO_LARGE'
  return {
    ...shared,
    name: settings.account.displayName,
    hasLogo: settings.hasLogo,
    problem: isProblem ? REFUSALS[code][1] : null,
  }
}

/** Removes the logo; another is uploaded to its own address (logo.route.ts). */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const answer = await api(RemoveLogo, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return redirect(`${LOGO}?saved`, 303)
}

export default function LogoPage({ loaderData }: Route.ComponentProps) {
  const { kind, saved, mayChange, name, hasLogo, problem } = loaderData
  return (
    <SettingsFrame here={LOGO} {...{ kind, saved }} answer={undefined} isLocked={!mayChange}>
      <form
        method="post"
        action="/my-impact/account/logo"
        encType="multipart/form-data"
        noValidate
        className={styles.stacked}
      >
        <LogoPicker {...{ name, hasLogo, problem }} />
        <SaveBar label={settingsMessage('logo.useThisLogo')} intent="logo" isChanged={false} />
      </form>
      {hasLogo ? (
        <form method="post">
          <Button type="submit" look="quiet" name="intent" value="remove-logo">
            {settingsMessage('logo.removeTheLogo')}
          </Button>
        </form>
      ) : null}
    </SettingsFrame>
  )
}
