import { GetSettings } from '@understory/contracts/people/settings.ts'
import { COUNTRIES } from '@understory/domain/countries/countries.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import { data, type RouterContextProvider } from 'react-router'
import { requireAccount } from '../../../http/session.ts'

/** What every page of the settings shows. */
export async function loadSettings(request: Request, context: Readonly<RouterContextProvider>) {
  const { api, user } = await requireAccount(request, context)
  const answer = await api(GetSettings, {})
  if (!answer.ok) throw data(null, { status: 403 })
  const settings = answer.data
  const { account } = settings
  return {
    api,
    user,
    settings,
    shared: {
      kind: account.accountType,
      mayChange: mayDo(settings.role, 'change-settings'),
      saved: new URL(request.url).searchParams.has('saved'),
    },
    country:
      account.businessDetails?.countryOfIncorporation ?? account.personalDetails?.country ?? 'GB',
    countries: COUNTRIES.map(({ iso2, name }) => ({ value: iso2, label: name })),
  }
}
