import { AddTaxId, ListTaxIds, RemoveTaxId } from '@understory/contracts/payments.ts'
import { REFUSALS } from '@understory/contracts/refusals.ts'
import {
  GetSettings,
  RemoveLogo,
  UpdateAccount,
  UpdateAddress,
  UpdateUser,
} from '@understory/contracts/settings.ts'
import { allTaxIdTypes, taxIdTypesOf } from '@understory/domain/accounts/tax-id.ts'
import { COUNTRIES } from '@understory/domain/quantity/countries.ts'
import { isCurrency } from '@understory/domain/quantity/money.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../http/posted-form.ts'
import { requireAccount } from '../../http/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/settings.route'
import { SettingsPage } from './settings-page.tsx'

const PATH = '/my-impact/account/settings'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Account details',
    description: 'Who you are, your business, your address and your tax ids.',
    path: PATH,
    robots: 'noindex',
  })

const WITH_TAX_IDS = new Set(allTaxIdTypes().map(({ country }) => country))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, user } = await requireAccount(request, context)
  const [settings, taxIds] = await Promise.all([api(GetSettings, {}), api(ListTaxIds, {})])
  if (!settings.ok || !taxIds.ok) throw data(null, { status: 403 })
  const search = new URL(request.url).searchParams
  const { account } = settings.data
  const own = account.businessDetails?.countryOfIncorporation ?? account.personalDetails?.country
  const taxCountry = search.get('taxCountry') ?? own ?? 'GB'
  return {
    settings: settings.data,
    user: {
      firstname: user.firstname ?? '',
      lastname: user.lastname ?? '',
      email: user.email,
      isVerified: user.emailVerified,
      currency: user.defaultCurrency ?? 'GBP',
    },
    countries: COUNTRIES.map(({ iso2, name }) => ({ value: iso2, label: name })),
    taxIds: taxIds.data.taxIds,
    tax: {
      country: taxCountry,
      countries: COUNTRIES.filter(({ iso2 }) => WITH_TAX_IDS.has(iso2)).map(({ iso2, name }) => ({
        value: iso2,
        label: name,
      })),
      types: taxIdTypesOf(taxCountry).map(({ type, description, example }) => ({
        value: type,
        label: `${description}, for example ${example}`,
      })),
    },
    logoProblem: logoProblem(search.get('logo')),
    saved: search.has('saved'),
  }
}

function logoProblem(code: string | null): string | null {
  return code === 'PICTURE_INVALID' || code === 'PICTURE_TOO_LARGE' ? REFUSALS[code][1] : null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const answer = await act()
  if (answer.ok) return redirect(`${PATH}?saved`, 303)
  return data(form.refused(answer.refusal), { status: answer.status })

  function act() {
    const text = (name: string) => form.text(name)
    const currency = text('defaultCurrency')
    switch (text('intent')) {
      case 'user':
        return api(UpdateUser, {
          body: {
            firstname: text('firstname'),
            lastname: text('lastname'),
            mobile: text('mobile') || null,
            defaultCurrency: isCurrency(currency) ? currency : 'GBP',
          },
        })
      case 'account':
        return api(UpdateAccount, {
          body: {
            companyName: text('companyName') || undefined,
            country: text('country'),
            website: text('website') || null,
            vatNumber: text('vatNumber') || null,
          },
        })
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
      case 'add-tax-id':
        return api(AddTaxId, {
          body: { country: text('taxCountry'), type: text('type'), value: text('value') },
        })
      case 'remove-tax-id':
        return api(RemoveTaxId, { params: { id: text('id') } })
      case 'remove-logo':
        return api(RemoveLogo, {})
      default:
        throw data(null, { status: 400 })
    }
  }
}

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} answer={actionData} />
}
