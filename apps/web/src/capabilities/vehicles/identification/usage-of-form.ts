import type { PostedForm } from '../../../http/posted-form.ts'

/** Distance and number as the API takes them; `form.problems()` reports what is not a number. */
export function usageOf(form: PostedForm) {
  return {
    annualMileage: form.number('annualMileage', 0),
    mileageUnit: form.text('mileageUnit') === 'km' ? ('km' as const) : ('mi' as const),
    multiplyVehicles: form.number('multiplyVehicles', 0),
  }
}
