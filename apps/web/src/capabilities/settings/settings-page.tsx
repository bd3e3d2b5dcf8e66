import type { AccountSettings } from '@understory/contracts/settings.ts'
import { mayDo } from '@understory/domain/accounts/permissions.ts'
import { Button } from '@understory/ui/button.tsx'
import { Field } from '@understory/ui/field.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import { Select } from '@understory/ui/select.tsx'
import { PageToast } from '@understory/ui/toasts.tsx'
import type { FormAnswer } from '../../http/posted-form.ts'
import { AccountPage, AccountSection } from '../../shell/account-page.tsx'
import { RefusalNotice } from '../../shell/refusal-notice.tsx'
import { LabelledInput } from '../accounts/public.ts'
import { LogoForm } from './logo-form.tsx'
import styles from './settings.module.css'
import { TaxIds, type TaxIdsProps } from './tax-ids.tsx'

type Option = { readonly value: string; readonly label: string }

type SettingsPageProps = Omit<TaxIdsProps, 'answer' | 'mayChange'> & {
  readonly settings: AccountSettings
  readonly user: {
    readonly firstname: string
    readonly lastname: string
    readonly email: string
    readonly isVerified: boolean
    readonly currency: string
  }
  readonly countries: readonly Option[]
  readonly logoProblem: string | null
  readonly saved: boolean
  readonly answer: FormAnswer | undefined
}

const CURRENCIES = [
  { value: 'GBP', label: 'Pounds (GBP)' },
  { value: 'EUR', label: 'Euros (EUR)' },
  { value: 'USD', label: 'US dollars (USD)' },
]

export function SettingsPage(props: SettingsPageProps) {
  const { settings, saved, answer } = props
  const kind = settings.account.accountType
  const mayChange = mayDo(settings.role, 'change-settings')
  const of = (...intents: string[]) =>
    answer && intents.includes(answer.values.intent ?? '') ? answer : undefined
  return (
    <AccountPage title="Account details">
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {saved && !answer ? <PageToast id="saved" kind="success" body="Saved." /> : null}
      <AccountSection id="you" title="You">
        <You {...props} answer={of('user')} />
      </AccountSection>
      {mayChange ? null : (
        <Notice kind="info" title="Your role lets you see the rest of this, and not change it." />
      )}
      <fieldset className={styles.part} disabled={!mayChange}>
        <AccountSection id="account" title={kind === 'business' ? 'Your business' : 'Country'}>
          <Account {...props} answer={of('account')} />
        </AccountSection>
        {kind === 'business' ? (
          <AccountSection id="logo" title="Brand logo">
            <LogoForm hasLogo={settings.hasLogo} problem={props.logoProblem} />
          </AccountSection>
        ) : null}
        <AccountSection id="address" title="Billing address">
          <Address {...props} answer={of('address')} />
        </AccountSection>
        <AccountSection id="tax" title="Tax ids">
          <TaxIds {...props} mayChange={mayChange} answer={of('add-tax-id')} />
        </AccountSection>
      </fieldset>
    </AccountPage>
  )
}

function Save({ intent }: { readonly intent: string }) {
  return (
    <div>
      <Button type="submit" look="action" name="intent" value={intent}>
        Save
      </Button>
    </div>
  )
}

function You({ user, settings, answer }: SettingsPageProps) {
  return (
    <form method="post" noValidate>
      <div className={styles.pair}>
        <LabelledInput
          answer={answer}
          name="firstname"
          label="First name"
          autoComplete="given-name"
          defaultValue={user.firstname}
        />
        <LabelledInput
          answer={answer}
          name="lastname"
          label="Last name"
          autoComplete="family-name"
          defaultValue={user.lastname}
        />
      </div>
      <p>
        {user.email}, {user.isVerified ? 'verified' : 'not verified yet'}.{' '}
        <a href="/my-impact/account/security">Change or verify it</a>
      </p>
      <div className={styles.pair}>
        <LabelledInput
          answer={answer}
          name="mobile"
          label="Mobile number"
          optional
          type="tel"
          autoComplete="tel"
          defaultValue={settings.mobile ?? ''}
        />
        <Field id="defaultCurrency" label="Preferred currency">
          <Select
            id="defaultCurrency"
            name="defaultCurrency"
            defaultValue={answer?.values.defaultCurrency ?? user.currency}
            options={CURRENCIES}
          />
        </Field>
      </div>
      <Save intent="user" />
    </form>
  )
}

function Account({ settings, countries, answer }: SettingsPageProps) {
  const { account } = settings
  const isBusiness = account.accountType === 'business'
  const country =
    account.businessDetails?.countryOfIncorporation ?? account.personalDetails?.country
  return (
    <form method="post" noValidate>
      {isBusiness ? (
        <LabelledInput
          answer={answer}
          name="companyName"
          label="Company name"
          autoComplete="organization"
          defaultValue={account.displayName}
        />
      ) : null}
      <Field
        id="country"
        label={isBusiness ? 'Country of incorporation' : 'Where you live'}
        error={answer?.problems.country}
      >
        <Select
          id="country"
          name="country"
          autoComplete="country"
          defaultValue={answer?.values.country ?? country}
          options={countries}
        />
      </Field>
      {isBusiness ? (
        <div className={styles.pair}>
          <LabelledInput
            answer={answer}
            name="website"
            label="Website"
            optional
            inputMode="url"
            autoComplete="url"
            defaultValue={settings.website ?? ''}
          />
          <LabelledInput
            answer={answer}
            name="vatNumber"
            label="VAT number"
            hint="In the European Union only."
            optional
            defaultValue={settings.vatNumber ?? ''}
          />
        </div>
      ) : null}
      <Save intent="account" />
    </form>
  )
}

function Address({ settings, countries, answer }: SettingsPageProps) {
  const { address, account } = settings
  const country =
    address?.country ??
    account.businessDetails?.countryOfIncorporation ??
    account.personalDetails?.country
  const error = answer?.problems.country
  return (
    <form method="post" noValidate>
      <LabelledInput
        answer={answer}
        name="line1"
        label="Address"
        autoComplete="address-line1"
        defaultValue={address?.line1}
      />
      <LabelledInput
        answer={answer}
        name="line2"
        label="Second line"
        optional
        autoComplete="address-line2"
        defaultValue={address?.line2 ?? ''}
      />
      <div className={styles.pair}>
        <LabelledInput
          answer={answer}
          name="city"
          label="City"
          autoComplete="address-level2"
          defaultValue={address?.city}
        />
        <LabelledInput
          answer={answer}
          name="postcode"
          label="Post code"
          autoComplete="postal-code"
          defaultValue={address?.postcode}
        />
      </div>
      <Field id="addressCountry" label="Country" error={error}>
        <Select
          id="addressCountry"
          name="addressCountry"
          defaultValue={answer?.values.addressCountry ?? country}
          options={countries}
        />
      </Field>
      <Save intent="address" />
    </form>
  )
}
