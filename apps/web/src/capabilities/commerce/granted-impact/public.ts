export { GrantedTable } from './granted-table.tsx'
