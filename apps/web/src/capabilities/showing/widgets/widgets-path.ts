export const WIDGETS = '/my-impact/share/live-widget'
