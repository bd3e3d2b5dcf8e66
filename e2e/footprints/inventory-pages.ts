/** Below the address of an inventory. */
export const INVENTORY_PAGES = [
  '',
  '/quick',
  '/does-not-apply',
  '/last-year',
  '/companies',
  '/evidence',
  '/questions',
  '/recalculation',
  '/import',
  '/ledger',
  '/documents',
  '/category/indirectElectricityEmissions?factor=uk-2026%3A1',
  '/category/fugitiveEmissions?tool=screening&equipment=supermarket&charge=100&age=new',
  '/category/unknownScopeOne',
] as const
