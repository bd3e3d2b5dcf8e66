// Made from en-GB.json by `npm run messages`.

export const newPasskeyNoPasskeyMadeNothing = () => `No passkey was made. Nothing has changed.`
export const newPasskeyName = () => `Name`
export const newPasskeyKnowAgainMyHint = () => `So that you know it again: “My phone”, “The office laptop”.`
export const newPasskeyYourPassword = () => `Your password`
export const newPasskeyMakeThePasskey = () => `Make the passkey`
