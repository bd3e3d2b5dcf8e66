import { UpdateAccount } from '@understory/contracts/people/settings.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/business.route'
import { CountryField } from './country-field.tsx'
import { loadSettings } from './load-settings.ts'
import { settingsMessage } from './messages/messages.generated.ts'
import SaveBar from './save-bar.island.tsx'
import styles from './settings.module.css'
import { SettingsFrame } from './settings-frame.tsx'
import { BUSINESS, PROFILE } from './settings-paths.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: settingsMessage('business.businessSettings'),
    description: settingsMessage('business.description'),
    path: BUSINESS,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings, shared, country, countries } = await loadSettings(request, context)
  if (shared.kind !== 'business') throw redirect(PROFILE)
  const { account, website, vatNumber } = settings
  const business = { name: account.displayName, website, vatNumber, country }
  return { ...shared, business, countries }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const answer = await api(UpdateAccount, {
    body: {
      companyName: form.text('companyName') || undefined,
      country: form.text('country'),
      website: form.text('website') || null,
      vatNumber: form.text('vatNumber') || null,
    },
  })
  if (answer.ok) return redirect(`${BUSINESS}?saved`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function BusinessPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { kind, saved, mayChange, business, countries } = loaderData
  return (
    <SettingsFrame here={BUSINESS} {...{ kind, saved, answer }} isLocked={!mayChange}>
      <form method="post" noValidate className={styles.rows}>
        <LabelledInput
          answer={answer}
          name="companyName"
          label={settingsMessage('business.companyName')}
          hint={settingsMessage('business.standsCertificatesInvoices')}
          autoComplete="organization"
          defaultValue={business.name}
        />
        <CountryField
          name="country"
          label={settingsMessage('business.countryOfIncorporation')}
          {...{ answer, countries }}
          defaultValue={business.country}
        />
        <LabelledInput
          answer={answer}
          name="website"
          label={settingsMessage('business.website')}
          optional
          inputMode="url"
          autoComplete="url"
          defaultValue={business.website ?? ''}
        />
        <LabelledInput
          answer={answer}
          name="vatNumber"
          label={settingsMessage('business.vatNumber')}
          hint={settingsMessage('business.europeanUnionOnly')}
          optional
          defaultValue={business.vatNumber ?? ''}
        />
        <SaveBar
          label={settingsMessage('business.save')}
          intent="account"
          isChanged={answer !== undefined}
        />
      </form>
    </SettingsFrame>
  )
}
