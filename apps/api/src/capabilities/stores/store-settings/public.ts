export { deleteTestSettings } from './delete-test-settings.ts'
export { previewSettings } from './preview-settings.ts'
export { saveSettings, saveSettingsWithin } from './save-settings.ts'
