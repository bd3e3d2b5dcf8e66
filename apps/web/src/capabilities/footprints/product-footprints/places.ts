import type { Places } from '../../../shell/app-frame/places.ts'
import { productFootprintsMessage } from './messages/messages.generated.ts'
import { PRODUCTS_PATH } from './product-footprints-path.ts'

export const productFootprintPlaces = {
  app: [
    {
      group: 'dashboards',
      order: 27,
      href: PRODUCTS_PATH,
      label: () => productFootprintsMessage('places.products'),
      only: 'business',
    },
  ],
} as const satisfies Places
