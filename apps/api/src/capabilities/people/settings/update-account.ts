import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { UpdateAccount, UpdateAddress } from '@understory/contracts/people/settings.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  type AddressProblem,
  checkBillingAddress,
} from '@understory/domain/commerce/payments/buyer/billing-address.ts'
import { checkTaxId } from '@understory/domain/commerce/payments/buyer/tax-id.ts'
import { findCountry } from '@understory/domain/countries/countries.ts'
import { normaliseWebsite } from '@understory/domain/people/accounts/website.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { addressSentence, saveBillingAddress } from '../../commerce/payments/public.ts'
import { renameAccount } from '../../showing/impact-pages/public.ts'
import { changeAccount, toAccount } from '../accounts/public.ts'
import { mayRename } from './may-rename.ts'
import { settingsMessage } from './messages/messages.generated.ts'

type UpdateAccountInput = BodyOf<typeof UpdateAccount>
type Details = { website: string | null; vat_number: string | null }

/** Changes what an account says of itself. */
export async function updateAccount(
  deps: Pick<Deps, 'db' | 'limit' | 'clock'>,
  actor: AccountActor,
  asked: UpdateAccountInput,
) {
  const isBusiness = actor.accountKind === 'business'
  if (isBusiness && !asked.companyName) {
    return refusedAccount('BAD_REQUEST', 'companyName', settingsMessage('update-account'))
  }
  if (!findCountry(asked.country)) {
    return refusedAccount('BAD_REQUEST', 'country', settingsMessage('update-account.2'))
  }
  const details = isBusiness ? readDetails(asked) : { website: null, vat_number: null }
  if ('refusal' in details) return details
  if (isBusiness && !(await mayRename(deps, actor.accountId, asked.companyName ?? ''))) {
    return refuse('TOO_MANY_ATTEMPTS')
  }
  const change = (tx: Tx) =>
    changeAccount(tx, actor.accountId, {
      country: asked.country,
      ...details,
      ...(isBusiness && asked.companyName !== undefined && { display_name: asked.companyName }),
    })
  const { accountId } = actor
  const row = await (isBusiness && asked.companyName
    ? renameAccount(deps, { accountId, name: asked.companyName }, change)
    : transact(deps.db, change))
  return toAccount(row)
}

function readDetails({ website, vatNumber, country }: UpdateAccountInput): Details | Refused {
  const site = website ? normaliseWebsite(website) : null
  if (website && !site) {
    return refusedAccount(
      'WEBSITE_INVALID',
      'website',
      settingsMessage('update-account.read-details'),
    )
  }
  if (!vatNumber) return { website: site, vat_number: null }
  const checked = checkTaxId(country, 'eu_vat', vatNumber)
  if (checked.ok) return { website: site, vat_number: checked.value }
  const sentence =
    checked.problem === 'BAD_TAX_ID_FORMAT'
      ? settingsMessage('update-account.read-details.2', { example: checked.example })
      : settingsMessage('update-account.read-details.3')
  return refusedAccount('VAT_NUMBER_INVALID', 'vatNumber', sentence)
}

function refusedAccount(
  code: 'BAD_REQUEST' | 'WEBSITE_INVALID' | 'VAT_NUMBER_INVALID',
  field: string,
  message: string,
): Refused {
  return refuse(code, [{ field, message }])
}

/** Changes where the account's invoices are addressed to. */
export async function updateAddress(
  deps: Pick<Deps, 'db'>,
  { accountId, accountKind }: Pick<AccountActor, 'accountId' | 'accountKind'>,
  asked: BodyOf<typeof UpdateAddress>,
) {
  const checked = checkBillingAddress(asked, { isWhole: accountKind === 'business' })
  if (!checked.ok) return refuse('UNRECOGNISED_LOCATION', checked.problems.map(toProblem))
  const { address } = checked
  await saveBillingAddress(deps.db, accountId, address)
  return address
}

function toProblem({ field, code }: AddressProblem) {
  return { field, message: addressSentence(code) }
}
