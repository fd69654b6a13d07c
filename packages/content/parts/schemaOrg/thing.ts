import type { Article, BreadcrumbList, FAQPage, InsuranceAgency, Service } from 'schema-dts'

/** A thing that this site describes (schema.org). */
export type Thing = Exclude<Article | BreadcrumbList | FAQPage | InsuranceAgency | Service, string>
