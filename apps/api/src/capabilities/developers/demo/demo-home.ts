import type { BillingAddress } from '@understory/contracts/commerce/purchases/purchases.ts'
import { QuotePlan } from '@understory/contracts/commerce/subscriptions/plans.ts'
import { StartSubscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { SaveHouseholdResult } from '@understory/contracts/footprints/household.ts'
import { SetHouseholdAction } from '@understory/contracts/footprints/household-plan.ts'
import { SaveVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import type { DemoClient } from './demo-client.ts'
import { type PayByTestCard, payAndSettle } from './pay-by-test-card.ts'

/** A home for two in a terraced house, saved twice: before and after the heat pump. */
const BEFORE = {
  people: { adults: 2, children: 1 },
  homeSize: 'medium',
  heating: 'gas',
  energyUse: { electricityKwh: 2_900, fuel: { value: 11_400, unit: 'kWh' } },
  cars: { count: 1, distance: { value: 6_800, unit: 'mile' } },
  carFuel: 'petrol',
  publicTransport: 'weekly',
  flights: { shortHours: 5, longHours: 0 },
  diet: 'lowMeat',
  things: 'typical',
  services: 'typical',
  buildingWork: 'none',
} as const
const { energyUse: _, ...LASTING } = BEFORE
const AFTER = {
  ...LASTING,
  heating: 'heatPump',
  energyUse: 'typical',
  flights: { shortHours: 3, longHours: 0 },
}

/** What a person measures and gives each month. */
export async function seedDemoHome(
  call: DemoClient,
  { pay, billingAddress }: { readonly pay: PayByTestCard; readonly billingAddress: BillingAddress },
): Promise<void> {
  await call(SaveHouseholdResult, { body: { country: 'GB', answers: BEFORE } })
  await call(SetHouseholdAction, { body: { action: 'heatPump', state: 'done' } })
  await call(SaveHouseholdResult, { body: { country: 'GB', answers: AFTER } })
  await call(SetHouseholdAction, { body: { action: 'trainNotShortFlights', state: 'planned' } })
  await call(SaveVehicles, {
    body: {
      vehicles: [
        {
          ...{ market: 'uk', vehicleType: 'car', registrationNumber: null },
          basis: {
            kind: 'ghg-estimate',
            answers: { fuelType: 'petrol', reportingYear: '2025', vehicleCategory: 'small' },
          },
          ...{ annualMileage: 6_800, mileageUnit: 'mi', multiplyVehicles: 1 },
        },
      ],
    },
  })
  const { quoteId } = await call(QuotePlan, {
    body: {
      ...{ product: 'personal-individual-recurring', interval: 'month', currency: 'GBP' },
      members: [{ plan: 'individual_standard', count: 1 }],
    },
  })
  const { clientSecret } = await call(StartSubscription, { body: { quoteId, billingAddress } })
  await payAndSettle(call, pay, clientSecret)
}
