export type { Lead as LeadDocument } from '../../generated/sanity.types.ts'
