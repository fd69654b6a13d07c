export * from './inventory.ts'
export { MEASUREMENT_ITEMS } from './measurement.ts'
export * from './names.ts'
