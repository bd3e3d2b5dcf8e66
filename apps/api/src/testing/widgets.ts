import { CreateWidget } from '@understory/contracts/showing/widgets.ts'
import { DEFAULT_LOOK } from '@understory/domain/showing/widgets/widget-look.ts'
import type { TestPerson } from './people/people.ts'
import type { TestApi } from './start-test-api.ts'

export const ONE_PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

export const WIDGET = {
  ...DEFAULT_LOOK,
  displayName: 'Footer',
  displayCompanyName: true,
  allowedDomains: ['fernbank.example'],
  activeImpactTypes: ['trees' as const, 'co2e' as const],
  reportedProducts: ['business-instant-onetime', 'business-offer-onetime'],
  note: '',
}

export type WidgetChange = Partial<Omit<typeof WIDGET, keyof typeof DEFAULT_LOOK>> &
  Partial<typeof DEFAULT_LOOK>

export async function giveWebsite({ deps }: Pick<TestApi, 'deps'>, { accountId }: TestPerson) {
  await deps.db
    .updateTable('account')
    .set({ website: 'https://fernbank.example' })
    .where('id', '=', accountId)
    .execute()
}

/** A widget of a business, which has a website from then on. */
export async function addWidget(
  api: Pick<TestApi, 'call' | 'deps'>,
  person: TestPerson,
  change: WidgetChange = {},
): Promise<string> {
  await giveWebsite(api, person)
  const { data } = await api.call(CreateWidget, { body: { ...WIDGET, ...change } }, person.bearer)
  return data.widgetId
}
