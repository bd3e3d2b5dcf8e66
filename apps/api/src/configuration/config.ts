import type { SwitchedMarkets } from '@understory/domain/showing/asset-uses/market-switches.ts'
import { type Brand, BUILT_IN_BRAND } from '@understory/domain/site/installation/brand.ts'
import { z } from 'zod'
import type { SellerSettings } from './seller-settings.ts'
import { Common, ReadableSettings, Sandbox, Stripe } from './settings.ts'
import { wrongTogether } from './wrong-together.ts'

const ConfigSettings = Common.and(z.discriminatedUnion('PAYMENTS', [Sandbox, Stripe]))

export type Config = z.output<typeof ConfigSettings> & {
  readonly origin: string
  /** What people read as the name of this installation. */
  readonly siteName: string
  readonly brand: Brand
  /** There is a page that says who runs this site, as some countries ask for it. */
  readonly hasLegalNotice: boolean
  /** Where staff have narrowed what may be shown; nowhere until they publish it. */
  readonly marketSwitches: SwitchedMarkets
  /** The seller of the environment, whom invoices name that were issued before any other was published. */
  readonly firstSeller: SellerSettings
}
export type Environment = Readonly<Record<string, string | undefined>>

export class BadSetting extends Error {
  /** A sentence for each fault. */
  readonly faults: readonly string[]

  constructor(...faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** Reads every setting once, or throws `BadSetting` with a clear sentence for each that is wrong, a line each. */
export function readConfig(env: Environment = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const isReal = given.STRIPE_SECRET_KEY !== undefined || given.DEPLOYMENT === 'production'
  const settings = { ...given, PAYMENTS: given.PAYMENTS ?? (isReal ? 'stripe' : 'sandbox') }
  const parsed = ConfigSettings.safeParse(settings)
  const faults = faultsOf(settings, parsed.error?.issues ?? [])
  if (!parsed.success || faults.length > 0) throw new BadSetting(...faults)
  const { ORIGIN, PORT } = parsed.data
  return {
    ...parsed.data,
    origin: ORIGIN ? new URL(ORIGIN).origin : `http://localhost:${PORT}`,
    siteName: 'Understory',
    brand: BUILT_IN_BRAND,
    hasLegalNotice: false,
    marketSwitches: {},
    firstSeller: parsed.data,
  }
}

/** Of each setting by itself, and between those that can be read: a start that is refused names them all. */
function faultsOf(settings: Environment, issues: readonly z.core.$ZodIssue[]): string[] {
  const own = issues.map(({ path, message }) => {
    const name = path.join('.')
    return name && !message.includes(name) ? `${name}: ${message}` : message
  })
  const unreadable = new Set(issues.map(({ path }) => String(path[0])))
  const readable = ReadableSettings.parse(
    Object.fromEntries(Object.entries(settings).filter(([name]) => !unreadable.has(name))),
  )
  // What follows from a fault that has been said is no fault of its own.
  const together = wrongTogether(readable).filter(
    (sentence) => ![...unreadable].some((name) => sentence.split(/[ :]/).includes(name)),
  )
  return [...new Set([...own, ...together])]
}
