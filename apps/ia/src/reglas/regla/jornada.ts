/** Hours of a working day that really go into tasks; the rest goes to meetings, messages and surprises. */
export const HORAS_POR_DIA = 6;
