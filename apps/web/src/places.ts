import type { AppPlace, Places, SettingsPlace, StaffPlace } from './shell/app-frame/places.ts'

/** The manifest of places of each capability that has some. */
const MANIFESTS = import.meta.glob<Record<string, Places>>('./capabilities/*/*/places.ts', {
  eager: true,
})

const EVERY_CAPABILITY = Object.values(MANIFESTS).flatMap((manifest) => Object.values(manifest))

const byOrder = (one: { readonly order: number }, other: { readonly order: number }) =>
  one.order - other.order

/** The navigation of those signed in: a page is listed by the capability that has it. */
export const APP_PLACES: readonly AppPlace[] = EVERY_CAPABILITY.flatMap(
  ({ app = [] }) => app,
).toSorted(byOrder)

export const SETTINGS_PLACES: readonly SettingsPlace[] = EVERY_CAPABILITY.flatMap(
  ({ settings = [] }) => settings,
).toSorted(byOrder)

/** The navigation of the console, by task. */
export const STAFF_PLACES: readonly StaffPlace[] = EVERY_CAPABILITY.flatMap(
  ({ staff = [] }) => staff,
).toSorted(byOrder)
