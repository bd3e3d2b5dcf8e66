// Made from en-GB.json by `npm run messages`.
import { inOrder, type MessageTag } from '@understory/messages/message-parts.ts'

export const vehicleSumContinueToPayment = () => `Continue to payment`
export const vehicleSumAddItUpAgain = () => `Add it up again`
export const vehicleSumOneVehicleEmits = () => `One vehicle emits`
export const vehicleSumVehiclesEmit = ({ count }: { readonly count: string }) => `${count} vehicles emit`
export const vehicleSumYearWithoutOffsetAlready = () => `in that year, without what is offset already`
export const vehicleSumOffsetUnits100Kg = ({ money, part }: { readonly money: string; readonly part: MessageTag }) => inOrder("Offset, in units of 100 kg", part(`${money} each`))
