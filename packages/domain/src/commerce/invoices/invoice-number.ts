/** As it is printed: UND-000001. */
export const invoiceNumber = (number: number): string => `UND-${String(number).padStart(6, '0')}`
