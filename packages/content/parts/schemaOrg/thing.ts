import type {
  Article,
  BreadcrumbList,
  FAQPage,
  InsuranceAgency,
  ProfilePage,
  Service,
} from 'schema-dts'

/** A thing that this site describes (schema.org). */
export type Thing = Exclude<
  Article | BreadcrumbList | FAQPage | InsuranceAgency | ProfilePage | Service,
  string
>
