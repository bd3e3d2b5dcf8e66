import { textOf } from '../accounts/public.ts'

/** Distance and number as the API takes them; what is no number is left for it to refuse. */
export function usageOf(form: FormData) {
  const number = (name: string) => {
    const typed = textOf(form, name).replaceAll(/[\s,]/g, '')
    return typed === '' ? 0 : Number(typed)
  }
  return {
    annualMileage: number('annualMileage'),
    mileageUnit: textOf(form, 'mileageUnit') === 'km' ? ('km' as const) : ('mi' as const),
    multiplyVehicles: number('multiplyVehicles'),
  }
}
