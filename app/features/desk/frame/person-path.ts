/** Everything about a person is on one page. An address or a lead in the place of their number leads there as well. */
export const personPath = (key: string) => `/staff/people/${encodeURIComponent(key)}`;
