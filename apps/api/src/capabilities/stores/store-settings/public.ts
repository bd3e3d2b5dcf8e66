export { previewSettings } from './preview-settings.ts'
export { saveSettings } from './save-settings.ts'
