/** Hours of a working day that really go into tasks; the rest is meetings, messages and the unforeseen. */
export const HORAS_POR_DIA = 6;
