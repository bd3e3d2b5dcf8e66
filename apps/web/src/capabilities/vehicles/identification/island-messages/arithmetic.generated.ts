// Made from en-GB.json by `npm run messages`.

export const arithmeticElectricityGeneration = () => `Electricity, generation`
export const arithmeticElectricityGridLosses = () => `Electricity, grid losses`
export const arithmeticShowArithmeticSources = () => `Show the arithmetic and its sources`
export const arithmeticKg = ({ distanceWord, number, units }: { readonly distanceWord: string; readonly number: string; readonly units: string }) => `${distanceWord} ${units} × ${number} kg`
export const arithmeticForOne = ({ kilogramsWord, of }: { readonly kilogramsWord: string; readonly of: string }) => `${kilogramsWord} for one ${of}`
export const arithmeticTimesIs = ({ tonnesWord, vehicles }: { readonly tonnesWord: string; readonly vehicles: string }) => `, times ${vehicles} is ${tonnesWord}`
export const arithmeticVariantsBetween = ({ tonnesWord, tonnesWord2 }: { readonly tonnesWord: string; readonly tonnesWord2: string }) => ` By its variants between ${tonnesWord} and ${tonnesWord2}.`
export const arithmeticBesideMakingBringingFuel = ({ tonnesWord, year }: { readonly tonnesWord: string; readonly year: string }) => `Beside it, not in it: making and bringing the fuel or electricity adds ${tonnesWord} (well-to-tank, ${year}).`
export const arithmeticWarmingPotentialsOfMethod = ({ edition, gwp, licence, method, title }: { readonly edition: string; readonly gwp: string; readonly licence: string; readonly method: string; readonly title: string }) => `${title}, ${edition}; warming potentials of ${gwp}; ${licence}. Method ${method}.`
export const arithmeticTailpipe = () => `Tailpipe`
