// Made from en-GB.json by `npm run messages`.

export const filesInTheFileIsDamaged = () => `The file is damaged.`
