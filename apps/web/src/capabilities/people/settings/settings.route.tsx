import { UpdateAccount, UpdateUser } from '@understory/contracts/people/settings.ts'
import { isCurrency } from '@understory/domain/quantity/money.ts'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { forgottenCurrency } from '../../../http/visitor-currency.ts'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/settings.route'
import { CountryField } from './country-field.tsx'
import { loadSettings } from './load-settings.ts'
import { settingsMessage, settingsRich } from './messages/messages.generated.ts'
import SaveBar from './save-bar.island.tsx'
import styles from './settings.module.css'
import { SettingsFrame } from './settings-frame.tsx'
import { LOGO, PROFILE } from './settings-paths.ts'

const currencies = () => [
  { value: 'GBP', label: settingsMessage('settings.poundsGbp') },
  { value: 'EUR', label: settingsMessage('settings.eurosEur') },
  { value: 'USD', label: settingsMessage('settings.usDollarsUsd') },
]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: settingsMessage('settings.profile'),
    description: settingsMessage('settings.description'),
    path: PROFILE,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  // All settings were one page once.
  if (searchParams.has('logo')) throw redirect(LOGO + search)
  const { user, settings, shared, country, countries } = await loadSettings(request, context)
  return {
    ...shared,
    user: {
      firstname: user.firstname ?? '',
      lastname: user.lastname ?? '',
      email: user.email,
      isVerified: user.emailVerified,
      currency: user.defaultCurrency ?? 'GBP',
      mobile: settings.mobile ?? '',
    },
    /** A business has its country among the details of the business. */
    country: shared.kind === 'personal' && shared.mayChange ? country : null,
    countries,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const text = (name: string) => form.text(name)
  const currency = text('defaultCurrency')
  // The country reads the mobile number, so it comes first.
  const country = form.has('country')
    ? await api(UpdateAccount, { body: { country: text('country') } })
    : null
  if (country && !country.ok) return data(form.refused(country.refusal), { status: country.status })
  const answer = await api(UpdateUser, {
    body: {
      firstname: text('firstname'),
      lastname: text('lastname'),
      mobile: text('mobile') || null,
      defaultCurrency: isCurrency(currency) ? currency : 'GBP',
    },
  })
  // The currency a person saves as their own counts from now on.
  const headers = { 'set-cookie': forgottenCurrency }
  if (answer.ok) return redirect(`${PROFILE}?saved`, { status: 303, headers })
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function ProfilePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { kind, saved, user, country, countries } = loaderData
  return (
    <SettingsFrame here={PROFILE} {...{ kind, saved, answer }}>
      <form method="post" noValidate className={styles.rows}>
        <LabelledInput
          answer={answer}
          name="firstname"
          label={settingsMessage('settings.firstName')}
          autoComplete="given-name"
          defaultValue={user.firstname}
        />
        <LabelledInput
          answer={answer}
          name="lastname"
          label={settingsMessage('settings.lastName')}
          autoComplete="family-name"
          defaultValue={user.lastname}
        />
        <div className={styles.fact}>
          <strong>{settingsMessage('settings.email')}</strong>
          <p>
            {settingsRich('settings.verifiedChangeVerify', {
              email: user.email,
              isVerified: user.isVerified ? 'yes' : 'other',
              link: (words) => <a href="/my-impact/account/security">{words}</a>,
            })}
          </p>
        </div>
        <LabelledInput
          answer={answer}
          name="mobile"
          label={settingsMessage('settings.mobileNumber')}
          optional
          type="tel"
          autoComplete="tel"
          defaultValue={user.mobile}
        />
        {country ? (
          <CountryField
            name="country"
            label={settingsMessage('settings.whereYouLive')}
            {...{ answer, countries }}
            defaultValue={country}
          />
        ) : null}
        <Field id="defaultCurrency" label={settingsMessage('settings.preferredCurrency')}>
          <Select
            id="defaultCurrency"
            name="defaultCurrency"
            defaultValue={answer?.values.defaultCurrency ?? user.currency}
            options={currencies()}
          />
        </Field>
        <SaveBar
          label={settingsMessage('settings.save')}
          intent="user"
          isChanged={answer !== undefined}
        />
      </form>
    </SettingsFrame>
  )
}
