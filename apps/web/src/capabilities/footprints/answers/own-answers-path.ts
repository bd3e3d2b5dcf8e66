export const OWN_ANSWERS_PATH = '/my-impact/dashboards/answers'
