import type { Addresses } from '../../../addresses.ts'

export const WIDGETS_ADDRESSES: Addresses = {
  'my-impact/share/live-widget': 'widgets.route.tsx',
  'my-impact/share/live-widget/new': 'form/new-widget.route.tsx',
  'my-impact/share/live-widget/preview': 'form/preview.route.ts',
  'my-impact/share/live-widget/:widgetId': 'widget.route.tsx',
  'widget/:file': 'loader-file.route.ts',
}
