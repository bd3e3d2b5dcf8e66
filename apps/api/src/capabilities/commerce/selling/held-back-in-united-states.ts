import type { Database, Tx } from '@understory/database/connect.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { findDisclosedProject, isDisclosed } from '../../proof/disclosures/public.ts'
import { defaultProjects } from '../prices/public.ts'

export type CarbonSale = {
  readonly co2eGrams: number
  readonly projectId: string
  readonly currency: Currency
  /** Of the buyer's address, where it was given. */
  readonly country: string | null
}

type CarbonBuyer = Pick<CarbonSale, 'currency' | 'country'>

/** Who pays in dollars, or lives there, is taken to be in the United States. */
export const isInUnitedStates = ({ currency, country }: CarbonBuyer): boolean =>
  currency === 'USD' || country === 'US'

/** CO2e is not sold in the United States while something that its law asks of the project is not published. */
export async function isHeldBack(db: Database | Tx, sale: CarbonSale): Promise<boolean> {
  if (sale.co2eGrams === 0 || !isInUnitedStates(sale)) return false
  return !(await isDisclosed(db, sale.projectId))
}

/**
 * What CO2e is funded with where nobody chooses a project: for the United States one whose disclosure is complete, as
 * long as there is one. A page that does not know its visitor's country has `null`.
 */
export async function carbonProjectOf(db: Database | Tx, buyer: CarbonBuyer): Promise<string> {
  const disclosed = isInUnitedStates(buyer) ? await findDisclosedProject(db) : null
  return disclosed ?? (await defaultProjects(db)).co2e
}
