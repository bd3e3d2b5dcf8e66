import type { WalkedPages } from '../shell/walked-pages.ts'

export const VEHICLES_PAGES: WalkedPages = {
  open: [
    '/solutions/business/vehicles-emissions-calculator',
    '/impact/vehicles',
    '/impact/vehicles/vehicle',
    '/app/personal/vehicle/identify',
    '/app/business/vehicle/identify?do=ghg-estimate',
    '/app/personal/vehicle/identify?do=vehicle-lookup',
  ],
  missing: [
    { path: '/app/someone/vehicle/identify', status: 404 },
    { path: '/impact/vehicles/account?id=made-up', status: 404 },
  ],
  account: [
    '/my-impact/manage/vehicles',
    '/my-impact/manage/vehicles/import',
    '/app/personal/vehicle/one-time/setup',
  ],
}
