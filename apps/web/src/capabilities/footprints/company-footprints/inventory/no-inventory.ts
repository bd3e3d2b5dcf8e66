import { data } from 'react-router'

/** The page of an inventory that there is not; an id that cannot be one is as unknown as any other. */
export const noInventory = (status: number) => data(null, { status: status === 400 ? 404 : status })
