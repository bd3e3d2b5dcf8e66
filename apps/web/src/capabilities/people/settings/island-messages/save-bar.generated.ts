// Made from en-GB.json by `npm run messages`.

export const saveBarChangesSaved = () => `You have changes that are not saved.`
export const saveBarUndoTheChanges = () => `Undo the changes`
