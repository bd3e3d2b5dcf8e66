/** Refusals about allocating a supplier's emissions: status, and the sentence that a person reads. */
export const ALLOCATION_REFUSALS = {
  DRIVER_ZERO: [400, 'The supplier’s total has to be more than zero.'],
  DRIVER_NEGATIVE: [
    400,
    'The customer’s amount is below zero. Please net credit notes against later months.',
  ],
  UNITS_APART: [400, 'These two units cannot be compared in this way.'],
  DRIVER_EXCEEDS: [400, 'The customer’s amount is more than the supplier’s total.'],
  ALLOCATION_EXCEEDED: [
    409,
    'With what your other customers have from you for these months, this is more than all you sold. Please check both amounts, or withdraw another answer first.',
  ],
  REQUEST_TAKEN: [409, 'Another company here is already answering this request.'],
  PERIODS_APART: [
    400,
    'The supplier’s figures are from too long before the customer’s period, or from after it.',
  ],
  EMISSIONS_NEGATIVE: [400, 'Emissions cannot be below zero.'],
  NET_OF_OFFSETS: [400, 'Please give emissions before anything is taken off for offsets.'],
  RATE_MISSING: [
    400,
    'There is no exchange rate for these currencies. Please give one, with its source.',
  ],
  METHOD_NEEDS: [400, 'This method needs something that is missing.'],
  ALLOCATION_TOO_LARGE: [400, 'This comes to more than we can work out to the gram.'],
} as const
