import type { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../../wire/refusals.ts'
import type { TaxId } from '../kinds.ts'
import type { TaxIdStatus } from '../statuses.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'
import { customerOr404 } from './customers.ts'
import { countryOfTaxIdFormat } from './tax-id-formats.ts'

export function createTaxId(world: World, customerId: string, params: ParamReader): SandboxAnswer {
  const customer = customerOr404(world, customerId)
  const type = params.required('type')
  const value = params.required('value').trim().toUpperCase()
  params.done()
  const country = countryOfTaxIdFormat(type, value)
  if (country === null)
    throw invalidRequest('tax_id_invalid', `Invalid value for ${type}.`, 'value')
  const taxId: TaxId = {
    id: `txi_${world.newToken(24)}`,
    object: 'tax_id',
    country,
    created: world.now,
    customer: customer.id,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer: customer.id, customer_account: null },
    type,
    value,
    verification: {
      status: CHECKED_TYPES.includes(type) ? 'pending' : 'unavailable',
      verified_address: null,
      verified_name: null,
    },
  }
  world.put('tax_id', taxId)
  world.emit('customer.tax_id.created', taxId)
  giveVerdict(world, taxId)
  return ok(taxId)
}

/** The registry's word is never in the answer: it comes by an event, which may be there before the answer. */
function giveVerdict(world: World, taxId: TaxId): void {
  const status = verdictOn(taxId)
  if (status === taxId.verification.status) return
  const checked = { ...taxId, verification: { ...taxId.verification, status } }
  world.put('tax_id', checked)
  world.emit('customer.tax_id.updated', checked, { verification: taxId.verification })
}

const CHECKED_TYPES = ['eu_vat', 'gb_vat', 'au_abn']

/**
 * The documented magic digits decide for numbers that registries check; any other such number
 * verifies. Types no registry checks are never looked up.
 */
function verdictOn({ type, value }: TaxId): TaxIdStatus {
  if (!CHECKED_TYPES.includes(type)) return 'unavailable'
  const digits = value.replaceAll(/\D/g, '')
  if (digits.endsWith('111111111')) return 'unverified'
  if (digits.endsWith('222222222')) return 'pending'
  return 'verified'
}

export function deleteTaxId(world: World, customerId: string, id: string): SandboxAnswer {
  const taxId = taxIdOr404(world, customerId, id)
  world.remove('tax_id', id)
  world.emit('customer.tax_id.deleted', taxId)
  return ok({ id, object: 'tax_id', deleted: true })
}

export function taxIdOr404(world: World, customerId: string, id: string): TaxId {
  const taxId = world.find('tax_id', id)
  if (taxId === null || taxId.customer !== customerId) throw missingResource('tax_id', id)
  return taxId
}
