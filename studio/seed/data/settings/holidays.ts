interface HolidaySeed {
  /** 'YYYY-MM-DD'. */
  date: string
  name: string
}

/**
 * Brazil's national holidays of 2026 and 2027 (Leis 662/1949, 6.802/1980, 10.607/2002 and 14.759/2023),
 * and Good Friday. Staff add those of the city, and later years.
 */
export const holidays: HolidaySeed[] = [
  { date: '2026-01-01', name: 'Confraternização Universal' },
  { date: '2026-04-03', name: 'Sexta-feira Santa' },
  { date: '2026-04-21', name: 'Tiradentes' },
  { date: '2026-05-01', name: 'Dia do Trabalhador' },
  { date: '2026-09-07', name: 'Independência do Brasil' },
  { date: '2026-10-12', name: 'Nossa Senhora Aparecida' },
  { date: '2026-11-02', name: 'Finados' },
  { date: '2026-11-15', name: 'Proclamação da República' },
  { date: '2026-11-20', name: 'Consciência Negra' },
  { date: '2026-12-25', name: 'Natal' },
  { date: '2027-01-01', name: 'Confraternização Universal' },
  { date: '2027-03-26', name: 'Sexta-feira Santa' },
  { date: '2027-04-21', name: 'Tiradentes' },
  { date: '2027-05-01', name: 'Dia do Trabalhador' },
  { date: '2027-09-07', name: 'Independência do Brasil' },
  { date: '2027-10-12', name: 'Nossa Senhora Aparecida' },
  { date: '2027-11-02', name: 'Finados' },
  { date: '2027-11-15', name: 'Proclamação da República' },
  { date: '2027-11-20', name: 'Consciência Negra' },
  { date: '2027-12-25', name: 'Natal' },
]
