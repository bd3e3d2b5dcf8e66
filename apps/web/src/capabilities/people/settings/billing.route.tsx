import {
  AddTaxId,
  ListTaxIds,
  RemoveTaxId,
} from '@understory/contracts/commerce/payments/payments.ts'
import { UpdateAddress } from '@understory/contracts/people/settings.ts'
import { allTaxIdTypes, taxIdTypesOf } from '@understory/domain/commerce/payments/buyer/tax-id.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../http/posted-form.ts'
import { requireAccount } from '../../../http/session.ts'
import { AccountSection } from '../../../shell/account-page.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/billing.route'
import { AddressForm } from './address-form.tsx'
import { loadSettings } from './load-settings.ts'
import { settingsMessage } from './messages/messages.generated.ts'
import { SettingsFrame } from './settings-frame.tsx'
import { BILLING } from './settings-paths.ts'
import { TaxIds } from './tax-ids.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: settingsMessage('billing.billingAndTax'),
    description: settingsMessage('billing.description'),
    path: BILLING,
    robots: 'noindex',
  })

/** Each kind with its country, because a kind of the European Union belongs to many. */
const SETTINGS_BILLING_KINDS = [...new Set(allTaxIdTypes().map(({ country }) => country))]
  .map((country) => ({
    country,
    name: country === 'EU' ? settingsMessage('billing.europeanUnion') : countryName(country),
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  .flatMap(({ country, name }) =>
    taxIdTypesOf(country).map(({ type, description, example }) => ({
      value: `${country} ${type}`,
      label: settingsMessage('billing.forExample', { name, description, example }),
    })),
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, settings, shared, country, countries } = await loadSettings(request, context)
  const taxIds = await api(ListTaxIds, {})
  if (!taxIds.ok) throw data(null, { status: 403 })
  return {
    ...shared,
    address: settings.address,
    country,
    countries,
    taxIds: taxIds.data.taxIds,
    kinds: SETTINGS_BILLING_KINDS,
    /** The first of the account's own country. */
    kindHere: SETTINGS_BILLING_KINDS.find(({ value }) => value.startsWith(`${country} `))?.value,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const answer = await act()
  if (answer.ok) return redirect(`${BILLING}?saved`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })

  function act() {
    const text = (name: string) => form.text(name)
    switch (text('intent')) {
      case 'address':
        return api(UpdateAddress, {
          body: {
            line1: text('line1'),
            line2: text('line2') || null,
            city: text('city'),
            postcode: text('postcode'),
            country: text('addressCountry'),
          },
        })
      case 'add-tax-id': {
        const [country = '', type = ''] = text('kind').split(' ')
        return api(AddTaxId, { body: { country, type, value: text('value') } })
      }
      case 'remove-tax-id':
        return api(RemoveTaxId, { params: { id: text('id') } })
      default:
        throw data(null, { status: 400 })
    }
  }
}

export default function BillingPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { kind, saved, mayChange, taxIds, kinds, kindHere } = loaderData
  const of = (intent: string) => (answer?.values.intent === intent ? answer : undefined)
  return (
    <SettingsFrame here={BILLING} {...{ kind, saved, answer }} isLocked={!mayChange}>
      <AccountSection id="address" title={settingsMessage('billing.billingAddress')}>
        <AddressForm {...loaderData} answer={of('address')} />
      </AccountSection>
      <AccountSection id="tax" title={settingsMessage('billing.taxIds')}>
        <TaxIds {...{ taxIds, kinds, kindHere, mayChange }} answer={of('add-tax-id')} />
      </AccountSection>
    </SettingsFrame>
  )
}
