// Made from en-GB.json by `npm run messages`.

export const passkeySignInNoPasskeyGivenTry = () => `No passkey was given. Try again, or sign in another way.`
export const passkeySignInDeviceAsksFaceFinger = () => `Your device asks for your face, finger or PIN.`
export const passkeySignInUseMyPasskey = () => `Use my passkey`
