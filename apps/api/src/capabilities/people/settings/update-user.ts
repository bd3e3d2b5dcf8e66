import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { UpdateUser } from '@understory/contracts/people/settings.ts'
import type { Tx } from '@understory/database/connect.ts'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { renameAccount } from '../../showing/impact-pages/public.ts'
import { changeAccount, changeUser, listAccounts, loadUser } from '../accounts/public.ts'
import { mayRename } from './may-rename.ts'

/** Changes a user's own details. A personal account is called by its owner's name, so it follows. */
export async function updateUser(
  deps: Pick<Deps, 'db' | 'limit' | 'clock'>,
  userId: string,
  asked: BodyOf<typeof UpdateUser>,
) {
  const { firstname, lastname, defaultCurrency } = asked
  const name = `${firstname} ${lastname}`
  const own = (await listAccounts(deps.db, userId)).find(({ kind }) => kind === 'personal')
  if (own && !(await mayRename(deps, own.id, name))) return refuse('TOO_MANY_ATTEMPTS')
  const change = async (tx: Tx) => {
    const held = await listAccounts(tx, userId)
    const mobile = asked.mobile ? readMobile(asked.mobile, held[0]?.country ?? 'GB') : null
    if (asked.mobile && !mobile) {
      return refuse('MOBILE_INVALID', [
        { field: 'mobile', message: refuse('MOBILE_INVALID').refusal.message },
      ])
    }
    const personal = held.find(({ kind }) => kind === 'personal')
    await changeUser(tx, userId, {
      firstname,
      lastname,
      name,
      mobile,
      default_currency: defaultCurrency,
    })
    if (personal) await changeAccount(tx, personal.id, { display_name: name })
    return (await loadUser(tx, userId)) ?? refuse('SIGN_IN_REQUIRED')
  }
  return own ? renameAccount(deps, { accountId: own.id, name }, change) : transact(deps.db, change)
}

function readMobile(typed: string, country: string): string | null {
  const number = parsePhoneNumberFromString(typed, country as CountryCode)
  return number?.isValid() ? number.number : null
}
