export const CHANGE = 'change'

/** The payment page on which a guest types another name and email. */
export const changePath = (place: string) => `${place}&${CHANGE}=email`
