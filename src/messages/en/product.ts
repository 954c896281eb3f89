/** Name of the product: in the top row, and in the title of the tab (index.html has it, too). */
export const productName = 'Shop loan';
